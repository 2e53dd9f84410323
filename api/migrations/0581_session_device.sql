-- The browser and system of a session in words, by which members recognise their devices.
alter table session add column device text not null default '';
