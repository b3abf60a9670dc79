/** Runs secretlint with the project's rules (.secretlintrc.json), which know keys of Supabase and Twilio. */
import { spawnSync } from 'node:child_process';

export type Finding = { file: string; line: number };

/** Searches these files, or a text. Throws when secretlint itself fails. */
export function findSecrets(what: { files: readonly string[] } | { text: string }): Finding[] {
  const place = 'files' in what ? ['--no-glob', ...what.files] : ['--stdinFileName', 'text.txt'];
  // The JSON format contains every file as a whole and is cut off in a pipe.
  const { status, stdout, stderr } = spawnSync('npx', ['secretlint', '--format', 'unix', ...place], {
    encoding: 'utf8',
    ...('text' in what ? { input: what.text } : {}),
    shell: process.platform === 'win32',
  });
  const findings = stdout
    .split('\n')
    .map((line) => /^(.+?):(\d+):\d+: /.exec(line))
    .flatMap((match) => (match ? [{ file: match[1] ?? '', line: Number(match[2]) }] : []));
  if (status !== (findings.length > 0 ? 1 : 0)) {
    throw new Error(`secretlint failed: ${stderr}`);
  }
  return findings;
}
