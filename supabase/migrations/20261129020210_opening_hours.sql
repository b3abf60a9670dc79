set lock_timeout = '500ms';

-- When the business is open, as the site shows it. Anybody may read it.
create view public.opening_hours with (security_invoker = true) as
select h.hours, h.holidays as days_off from public.call_handling h;
