set lock_timeout = '500ms';

-- A line on the site beside the hours.
alter table public.call_handling add column site_notice text check (length(site_notice) between 1 and 90);

-- When the business is open, and its notice, as the site shows them. Anybody may read it.
create or replace view public.opening_hours with (security_invoker = true) as
select h.hours, h.holidays as days_off, h.site_notice as notice from public.call_handling h;

grant select on public.opening_hours to anon, authenticated, service_role;
grant select (hours, holidays, site_notice) on public.call_handling to anon;
