import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { formatDay } from '../components/article-date';
import { PageHead } from '../components/page-head';
import { PageHeader } from '../components/page-header';
import { policies, type Policy } from '../content/policies';
import type { PageTemplate } from '../page-template';

const policiesBySlug = new Map<string, Policy>(Object.entries(policies));

export const policyPage: PageTemplate = (page) => {
  const policy = policiesBySlug.get(page.slug ?? '');
  if (!policy) return Promise.resolve(null);
  return (
    <>
      <PageHead page={page} />
      <PageHeader title={page.title} tag="Policy" lead={policy.lead}>
        <p className="text-slate">
          Last changed <time dateTime={policy.updated}>{formatDay(policy.updated)}</time>
        </p>
      </PageHeader>
      <div className="page-width">
        <div className="form-row border-t border-ink py-8 md:py-12">
          <div className="prose lg:col-start-2">
            {policy.sections.map(({ heading, paragraphs, points }) => (
              <Fragment key={heading}>
                <h2>{heading}</h2>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>
                    <WithBold text={paragraph} />
                  </p>
                ))}
                {points ? (
                  <ul>
                    {points.map((point) => (
                      <li key={point}>{point}</li>
                    ))}
                  </ul>
                ) : null}
              </Fragment>
            ))}
            <p>
              See also: <Link to={policy.related.path}>{policy.related.text}</Link>.
            </p>
          </div>
        </div>
      </div>
    </>
  );
};

/** Text in which `**words**` are bold. */
function WithBold({ text }: { text: string }) {
  return text
    .split('**')
    .map((part, index) =>
      index % 2 === 1 ? <strong key={index}>{part}</strong> : <Fragment key={index}>{part}</Fragment>,
    );
}
