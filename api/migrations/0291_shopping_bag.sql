-- The address has a page of its own, which checks the basket and leads to the order sheet.
delete from redirect where from_path = '/order/shoppingbag';
