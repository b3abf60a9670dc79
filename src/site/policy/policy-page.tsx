import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { smsConsent } from '#functions/domain/quote';
import { policies, type Policy } from '../../content/policies';
import type { Page } from '../../pages';
import { SitePage } from '../layout/site-page';
import { TextWithContents } from '../lists/contents-list';
import { makeAnchor } from '../shared/anchor';
import { formatDay } from '../shared/article-date';
import { Paragraphs } from '../shared/rich-text';

export function PolicyPage({ page }: { page: Page }) {
  const policy = new Map<string, Policy>(Object.entries(policies)).get(page.slug);
  if (!policy) {
    throw new Error(`${page.path} has no text.`);
  }
  return (
    <SitePage
      page={page}
      content={policy}
      modifiedDate={policy.updated}
      header={
        <p className="text-slate">
          Last changed <time dateTime={policy.updated}>{formatDay(policy.updated)}</time>
        </p>
      }
      hasCallToAction={false}
    >
      <TextWithContents
        label="In this policy"
        items={policy.sections.map(({ heading }) => ({ id: makeAnchor(heading), text: heading }))}
      >
        <div className="prose">
          {policy.sections.map(({ heading, paragraphs, points, quotesTextConsent }) => (
            <Fragment key={heading}>
              <h2 id={makeAnchor(heading)}>{heading}</h2>
              <Paragraphs items={paragraphs} />
              {quotesTextConsent ? (
                <blockquote>
                  <p>{smsConsent.text}</p>
                </blockquote>
              ) : null}
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
      </TextWithContents>
    </SitePage>
  );
}
