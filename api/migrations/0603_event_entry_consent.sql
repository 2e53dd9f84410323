-- The words that the member agreed to with this entry; null when the event asks for nothing. They stay as they
-- were when the event's own words change.
alter table event_entry add column consent_text text;
