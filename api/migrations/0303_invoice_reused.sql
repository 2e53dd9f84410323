-- Couriers use an invoice number again some months after its parcel has arrived: it is unique among the
-- parcels on their way only.
alter table shipment drop constraint shipment_courier_cd_invoice_no_key;
create unique index shipment_invoice_moving on shipment (courier_cd, invoice_no)
  where state not in ('DELIVERED', 'LOST');
create index shipment_invoice on shipment (courier_cd, invoice_no, shipment_no);
