-- Who may do what with the additions. Run again at every start of the embedded stack, after the
-- other access file, so every statement may be repeated.

revoke all on all tables in schema private from public, anon, authenticated, service_role;
revoke execute on all functions in schema private from public, anon;
revoke execute on function public.submit_quote(jsonb, text, text, text, jsonb, jsonb) from public, anon, authenticated;
revoke execute on function public.begin_message(text, text, text, uuid, uuid) from public, anon, authenticated;

grant select, insert, update, delete on private.rate_limits to service_role;
grant execute on function private.wait_for_turn(jsonb) to service_role;
grant execute on function private.take_turn(jsonb) to service_role;
grant execute on function public.submit_quote(jsonb, text, text, text, jsonb, jsonb) to service_role;
grant execute on function public.begin_message(text, text, text, uuid, uuid) to service_role;
