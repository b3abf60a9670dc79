import { Link } from 'react-router-dom';
import { business, serviceAreaTiers } from '../../content/business';
import { DataTable } from '../../ui/data-table';
import { DrawingSheet } from '../drawings/drawing-frame';
import { Section } from '../shared/section';
import { ServiceAreaMap } from './service-area-map';

/** Where the business goes and how long that typically takes (spec section 9). */
export function Coverage() {
  const { city } = business.location;
  return (
    <Section
      heading="Where we go, and how soon"
      id="coverage"
      ground="sheet"
      wide
      lead={`We cover ${business.serviceRadiusMiles} straight-line miles around ${city}. Broken Arrow, Claremore, Muskogee and Bartlesville are all in our service area.`}
    >
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <DrawingSheet caption={`Circle of ${business.serviceRadiusMiles} miles, to scale`}>
          <ServiceAreaMap
            label={`Map of the ${business.serviceRadiusMiles}-mile circle around ${city} with its towns and state lines`}
          />
        </DrawingSheet>
        <div>
          <DataTable
            caption="Typical arrival by area"
            columns={['Area', 'Typical arrival', 'What it covers']}
            rows={Object.values(serviceAreaTiers).map(({ title, description, responseTime }) => [
              title,
              <span className="font-semibold whitespace-nowrap">{responseTime}</span>,
              description,
            ])}
          />
          <p className="mt-6 text-slate">
            These times are typical. Weather, traffic and the job before yours can change them, so call to
            confirm. Find every town and its distance on the{' '}
            <Link to="/locations" className="link">
              service area page
            </Link>
            .
          </p>
        </div>
      </div>
    </Section>
  );
}
