import type { OperatorFigures } from '#contract/operator';
import { LANGUAGE_CODES } from '#contract/languages';
import { Table } from './table.tsx';
import { asMoment, asNumber, asShare } from './words.ts';

/** What went wrong, as the page said it. */
export function Failures({ failures }: Pick<OperatorFigures, 'failures'>) {
  return (
    <section className="card">
      <h2>Failures</h2>
      {failures.length === 0 ? (
        <p>Nothing failed.</p>
      ) : (
        <Table
          caption="Failures, the most frequent first"
          head={['What', 'Code', 'Message', 'Times', 'Last (UTC)']}
          words={3}
          rows={failures.map(({ event, code, message, count, last_at }) => [
            event === 'client_error' ? 'Page' : 'Story',
            code || '–',
            <div key="message" className="long">
              {message || '–'}
            </div>,
            asNumber(count),
            asMoment(last_at),
          ])}
        />
      )}
    </section>
  );
}

const ENGLISH = new Intl.DisplayNames('en', { type: 'language' });
/** What is no language of ours may be anything, and stands as it came. */
const languageName = (code: string): string =>
  (LANGUAGE_CODES.some((known) => known === code) && ENGLISH.of(code)) || code;
/** A word that an event did not carry. */
const orNone = (word: string) => word || '(none)';

/** What is told by a few numbers: installing, plans, ads, languages. */
export function Tallies({ figures: { installs, plans, ads, languages } }: { figures: OperatorFigures }) {
  const { shown, accepted, dismissed } = installs;
  const tables = [
    {
      title: 'Installing',
      head: ['What', 'Times', 'Of those offered'],
      rows: [
        ['Offered', asNumber(shown), ''],
        ['Accepted', asNumber(accepted), asShare(accepted, shown)],
        ['Dismissed', asNumber(dismissed), asShare(dismissed, shown)],
      ],
    },
    {
      title: 'Plans begun',
      head: ['Plan', 'Checkouts begun'],
      rows: plans.map(({ name, count }) => [orNone(name), asNumber(count)]),
    },
    {
      title: 'Ads',
      head: ['Place', 'Seen', 'Clicked', 'Click rate'],
      rows: ads.map(({ slot, impressions, clicks }) => [
        orNone(slot),
        asNumber(impressions),
        asNumber(clicks),
        asShare(clicks, impressions),
      ]),
    },
    {
      title: 'Language changed to',
      head: ['Language', 'Times'],
      rows: languages.map(({ name, count }) => [orNone(languageName(name)), asNumber(count)]),
    },
  ];
  return (
    <div className="pairs">
      {tables.map(({ title, head, rows }) => (
        <section key={title} className="card">
          <h2>{title}</h2>
          {rows.length === 0 ? <p>None in these days.</p> : <Table caption={title} head={head} rows={rows} />}
        </section>
      ))}
    </div>
  );
}
