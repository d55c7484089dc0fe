import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AdRoom } from '../ads/ad-room.tsx';
import { usePageHead } from '../../lib/use-page-head.ts';
import { configQuery } from '../session/session.queries.ts';
import { keptIn, othersIn } from './kept.rules.ts';
import { useFacts } from './use-facts.ts';

const NEVER = ['name', 'tracking', 'profile', 'ads', 'sell'] as const;
const SEEN = ['device', 'link', 'publish', 'people'] as const;

function Part({ name, title, children }: { name: string; title: string; children: ReactNode }) {
  const id = `privacy-${name}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** What is kept, where, how long, who sees it, and how it goes again. Says what holds in this deployment. */
export function PrivacyPage() {
  const { t } = useTranslation(['privacy', 'common']);
  usePageHead({ title: t('title'), description: t('summary') });
  const { data: config } = useQuery(configQuery);
  const facts = useFacts(config?.product_name ?? t('product', { ns: 'common' }));
  const account = { to: '/profile', search: { tab: 'account' } } as const;
  return (
    <main className="privacy">
      <h1>{t('headline')}</h1>
      <p className="privacy-lead">{t('lead', facts)}</p>
      <Part name="never" title={t('never.title')}>
        <ul className="privacy-list">
          {NEVER.map((name) => (
            <li key={name}>{t(`never.${name === 'ads' && config?.ads.feed ? 'adsOthers' : name}`, facts)}</li>
          ))}
        </ul>
      </Part>
      <Part name="kept" title={t('kept.title')}>
        <ul className="privacy-kept">
          {keptIn(config).map(({ name, place }) => (
            <li key={name} className="card">
              <h3>{t(`kept.${name}.what`)}</h3>
              <dl>
                <dt>{t('kept.where')}</dt>
                <dd>{t(`kept.${place}`)}</dd>
                <dt>{t('kept.long')}</dt>
                <dd>{t(`kept.${name}.long`, facts)}</dd>
              </dl>
            </li>
          ))}
        </ul>
        <p>{t('kept.offline')}</p>
      </Part>
      <Part name="seen" title={t('seen.title')}>
        <ul className="privacy-list">
          {SEEN.map((name) => (
            <li key={name}>{t(`seen.${name}`)}</li>
          ))}
        </ul>
      </Part>
      <Part name="others" title={t('others.title')}>
        <ul className="privacy-list">
          {othersIn(config).map((name) => (
            <li key={name}>{t(`others.${name}`, facts)}</li>
          ))}
        </ul>
      </Part>
      <Part name="take" title={t('take.title')}>
        <p>
          {t('take.account')} <Link {...account}>{t('take.accountLink')}</Link>
        </p>
        <p>
          {t('take.shelf')} <Link to="/stories">{t('take.shelfLink')}</Link>
        </p>
      </Part>
      <Part name="delete" title={t('delete.title')}>
        <p>{t('delete.story')}</p>
        <p>
          {t('delete.account')} <Link {...account}>{t('delete.accountLink')}</Link>
        </p>
        <p>{t('delete.visitor', facts)}</p>
        <p>{t('delete.device')}</p>
      </Part>
      <Part name="ask" title={t('ask.title')}>
        <p>
          {t('ask.text', facts)}{' '}
          {config ? <a href={config.support_contact}>{t('footer.support', { ns: 'common' })}</a> : null}
        </p>
      </Part>
      <p className="privacy-changed">{t('changed', facts)}</p>
      <AdRoom slot="bottom" />
    </main>
  );
}
