-- Adds a parameter. The same file drops the former function, because a call that fits two is refused.
set lock_timeout = '500ms';
do $$
declare
  v_former regprocedure := 'public.begin_message'::regproc::oid;
  v_parameters text := pg_catalog.pg_get_function_arguments(v_former);
  v_next text := replace(
    pg_catalog.pg_get_functiondef(v_former), v_parameters, v_parameters || ', p_priority text default ''normal''');
begin
  execute format('drop function %s', v_former);
  execute v_next;
end;
$$;
grant execute on function public.begin_message to service_role;
