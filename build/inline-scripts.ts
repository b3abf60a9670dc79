/** Bundles the scripts that stand in the pages themselves. `virtual:inline-scripts` exports their texts. */
import type { Plugin } from 'vite';
import { bundleScript } from './bundle-script.ts';

const virtualModule = 'virtual:inline-scripts';

/** The key is the name of the export. */
const scripts = {
  lateStart: '../src/late-start/late-start.ts',
  trustedTypes: '../src/late-start/trusted-types.ts',
};

async function bundleInlineScript(source: string): Promise<string> {
  const script = (await bundleScript(source)).trim();
  if (script.includes('</script')) {
    throw new Error(`${source} would end its own script element.`);
  }
  return script;
}

export const bundleInlineScripts = (): Plugin => ({
  name: 'inline-scripts',
  resolveId: (source) => (source === virtualModule ? `\0${virtualModule}` : null),
  async load(id) {
    if (id !== `\0${virtualModule}`) {
      return null;
    }
    const lines = Object.entries(scripts).map(
      async ([name, source]) =>
        `export const ${name} = ${JSON.stringify(await bundleInlineScript(source))};\n`,
    );
    return (await Promise.all(lines)).join('');
  },
});
