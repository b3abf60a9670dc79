/** The addresses of the specification, word for word: what the table must equal. */
export const specPages = `
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
`
  .trim()
  .split(/\s+/);

/** Each short path of a brand before the long one that it leads to. */
const shortBrandPaths = `
genie>genie-lift-repair-tulsa cat>cat-repair-tulsa freightliner>freightliner-repair-tulsa
john-deere>john-deere-repair-tulsa bobcat>bobcat-repair-tulsa volvo>volvo-truck-repair-tulsa
ford-transit>ford-transit-repair-tulsa sprinter>sprinter-repair-tulsa case>case-equipment-repair-tulsa
kubota>kubota-repair-oklahoma case-ih>case-ih-repair-tulsa jlg>jlg-lift-repair-tulsa
peterbilt>peterbilt-repair-tulsa cummins>cummins-engine-repair-tulsa kenworth>kenworth-repair-tulsa
mack>mack-truck-repair-tulsa international>international-truck-repair-tulsa
detroit>detroit-diesel-repair-tulsa western-star>western-star-repair-tulsa
paccar>paccar-engine-repair-tulsa haulotte>haulotte-lift-repair-tulsa magni>magni-telehandler-repair-tulsa
manitou>manitou-equipment-repair-tulsa mec>mec-lift-repair-tulsa niftylift>niftylift-repair-tulsa
skyjack>skyjack-lift-repair-tulsa snorkel>snorkel-lift-repair-tulsa terex>terex-equipment-repair-tulsa
doosan>doosan-equipment-repair-tulsa hitachi>hitachi-excavator-repair-tulsa
komatsu>komatsu-equipment-repair-tulsa liebherr>liebherr-equipment-repair-tulsa
jcb>jcb-equipment-repair-tulsa new-holland>new-holland-equipment-repair-tulsa
massey-ferguson>massey-ferguson-repair-tulsa toyota-forklift>toyota-forklift-repair-tulsa
hyster>hyster-forklift-repair-tulsa yale>yale-forklift-repair-tulsa crown>crown-forklift-repair-tulsa
`;

export const specRedirects: Record<string, string> = {
  '/index': '/',
  '/index.html': '/',
  '/home': '/',
  '/service': '/services',
  '/service/': '/services',
  '/blogs': '/blog',
  '/articles': '/blog',
  '/services/request': '/contact',
  '/services/book-repair': '/contact',
  '/services/schedule': '/contact',
  '/services/emergency': '/contact',
  '/services/diagnostics': '/contact',
  '/john deere-repair-tulsa': '/john-deere-repair-tulsa',
  ...Object.fromEntries(
    shortBrandPaths
      .trim()
      .split(/\s+/)
      .map((pair): [string, string] => {
        const [from, to] = pair.split('>');
        return [`/${from}`, `/${to}`];
      }),
  ),
};
