import { loadEnv, type Plugin } from 'vite';
import { placeholderRefusal, shownIdentity } from './placeholder-identity.ts';

/** Ends a build for a hosted backend that would publish what is invented. */
export function refusePlaceholder(): Plugin {
  return {
    name: 'refuse-placeholder',
    apply: (_config, { command }) => command === 'build' && process.env.VITEST === undefined,
    config(_config, { mode }) {
      const settings = loadEnv(mode, process.cwd(), ['VITE_SUPABASE_URL', 'ALLOW_PLACEHOLDER']);
      const refusal = placeholderRefusal(shownIdentity, settings);
      if (refusal === null) return;
      console.error(`\n${refusal}\n`);
      process.exit(1);
    },
  };
}
