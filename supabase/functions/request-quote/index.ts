import { readEnv } from '../_shared/runtime/env.ts';
import { createHandler } from './handler.ts';

Deno.serve(createHandler(readEnv((name) => Deno.env.get(name))));
