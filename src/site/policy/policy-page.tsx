import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { formatDay } from '../blog/article-date';
import { SitePage } from '../layout/site-page';
import { Paragraphs } from '../shared/rich-text';
import { TextWithContents } from '../lists/contents-list';
import { anchorOf } from '../shared/anchor';
import { policies, type Policy } from '../../content/policies';
import type { Page } from '../../pages';
import { smsConsent } from '#functions/quote';

export function PolicyPage({ page }: { page: Page }) {
  const policy = new Map<string, Policy>(Object.entries(policies)).get(page.slug);
  if (!policy) throw new Error(`${page.path} has no text.`);
  return (
    <SitePage
      page={page}
      words={policy}
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
        items={policy.sections.map(({ heading }) => ({ id: anchorOf(heading), text: heading }))}
      >
        <div className="prose">
          {policy.sections.map(({ heading, paragraphs, points, quotesTextConsent }) => (
            <Fragment key={heading}>
              <h2 id={anchorOf(heading)}>{heading}</h2>
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
