const splitList = (words: string) => words.trim().split(/\s+/);

/** The paths in the specification, copied exactly. The registry must equal them. */
export const specPages = splitList(`
/ /resources /brands /locations /services /sitemap /privacy /sms-policy /contact /blog
/services/emergency-repair /services/preventive-maintenance /services/dot-inspection
/fleet-maintenance-construction /fleet-maintenance-delivery-vehicles /fleet-service-utilities-energy
/fleet-maintenance-agriculture /mobile-mechanic-tulsa /truck-repair-broken-arrow /fleet-maintenance-norman
/diesel-repair-edmond /mobile-mechanic-oklahoma-city /truck-repair-stillwater /semi-truck-repair-tulsa
/forklift-maintenance-tulsa /excavator-repair-tulsa /delivery-van-service-tulsa /cat-repair-tulsa
/freightliner-repair-tulsa /john-deere-repair-tulsa /bobcat-repair-tulsa /volvo-truck-repair-tulsa
/ford-transit-repair-tulsa /sprinter-repair-tulsa /case-equipment-repair-tulsa /kubota-repair-oklahoma
/case-ih-repair-tulsa /jlg-lift-repair-tulsa /peterbilt-repair-tulsa /cummins-engine-repair-tulsa
/kenworth-repair-tulsa /mack-truck-repair-tulsa /international-truck-repair-tulsa
/detroit-diesel-repair-tulsa /western-star-repair-tulsa /paccar-engine-repair-tulsa
/genie-lift-repair-tulsa /haulotte-lift-repair-tulsa /magni-telehandler-repair-tulsa
/manitou-equipment-repair-tulsa /mec-lift-repair-tulsa /niftylift-repair-tulsa /skyjack-lift-repair-tulsa
/snorkel-lift-repair-tulsa /terex-equipment-repair-tulsa /doosan-equipment-repair-tulsa
/hitachi-excavator-repair-tulsa /komatsu-equipment-repair-tulsa /liebherr-equipment-repair-tulsa
/jcb-equipment-repair-tulsa /new-holland-equipment-repair-tulsa /massey-ferguson-repair-tulsa
/toyota-forklift-repair-tulsa /hyster-forklift-repair-tulsa /yale-forklift-repair-tulsa
/crown-forklift-repair-tulsa
`);

/** Each short path redirects to the first page above that starts with the same name. */
const shortBrandPaths = splitList(`
genie cat freightliner john-deere bobcat volvo ford-transit sprinter case kubota case-ih jlg peterbilt cummins
kenworth mack international detroit western-star paccar haulotte magni manitou mec niftylift skyjack snorkel terex
doosan hitachi komatsu liebherr jcb new-holland massey-ferguson toyota-forklift hyster yale crown
`);

const makeRedirects = (to: string, from: string) =>
  Object.fromEntries(from.split(' ').map((path) => [path, to]));

export const specRedirects: Record<string, string> = {
  ...makeRedirects('/', '/index /index.html /home'),
  ...makeRedirects('/services', '/service /service/'),
  ...makeRedirects('/blog', '/blogs /articles'),
  ...makeRedirects(
    '/contact',
    '/services/request /services/book-repair /services/schedule /services/emergency',
  ),
  ...makeRedirects('/contact', '/services/diagnostics'),
  '/john deere-repair-tulsa': '/john-deere-repair-tulsa',
  ...Object.fromEntries(
    shortBrandPaths.map((name) => [`/${name}`, specPages.find((path) => path.startsWith(`/${name}-`)) ?? '']),
  ),
};
