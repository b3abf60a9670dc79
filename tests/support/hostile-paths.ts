/** Hostile addresses: they try to lead to another site, out of the folder, or to inherited property names. */
const strangers = 'evil.test %65vil.test evil.test%2f.. evil.test:443'.split(' ');
const leads = String.raw`// /\ /\\ /// /%2f /%5c /%09/ /%0a/ /.// /..// /%2e%2e// /;/`.split(' ');
const climbs = '..%2f %2e%2e%2f ..%5c ..%252f ....// %c0%ae%c0%ae/ ..%00/ ./../'.split(' ');
/** Names that every JavaScript object inherits. */
export const prototypeNames =
  '__proto__ constructor prototype toString hasOwnProperty valueOf isPrototypeOf __defineGetter__'.split(' ');
const files = 'package.json .env _headers _redirects .git/config supabase/.temp/local/keys.json'.split(' ');
const old = 'home service blogs cat services/request'.split(' ');
const evilRests =
  '?next=//evil.test ?redirect=https://evil.test //evil.test /%2f%2fevil.test %0d%0aLocation:%20//evil.test'.split(
    ' ',
  );
const odd = `% %zz %00 %ff%fe %e0%a4%a ${'a'.repeat(5000)} %20 ~ * :file <script> {} \``.split(' ');

/** At least 200 addresses, each as it is sent in a request line. */
export const hostilePaths: readonly string[] = [
  ...leads.flatMap((lead) => strangers.map((host) => lead + host)),
  ...leads.flatMap((lead) => ['home', 'cat'].map((name) => `${lead}evil.test/${name}`)),
  ...climbs.flatMap((climb) => files.map((file) => `/${climb}${climb}${file}`)),
  ...prototypeNames.flatMap((name) =>
    ['', 'blog/', 'services/', 'assets/'].map((folder) => `/${folder}${name}`).concat(`/${name}/`),
  ),
  ...old.flatMap((from) => evilRests.map((rest) => `/${from}${rest}`)),
  ...odd.map((name) => `/${name}`),
  '/auth/login?next=//evil.test',
  '/auth/login?redirect_to=https://evil.test',
  '/dashboard?next=javascript:ran()',
];
