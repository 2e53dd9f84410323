-- The rules of stored corners follow the names in the code (corner.sql.ts, personal.routes.ts).
update corner set rule = jsonb_set(rule, '{type}', '"installment"') where rule ->> 'type' = 'dear';
update corner set rule = jsonb_set(rule, '{source}', '"careService"')
where rule ->> 'type' = 'personal' and rule ->> 'source' = 'care';
