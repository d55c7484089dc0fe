import { Link } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FaqItem } from '../../components/faq-item.tsx';

const QUESTIONS = ['offline', 'who', 'name', 'length', 'free', 'languages', 'again'] as const;

/** What parents ask before they trust us with a bedtime, and whom to ask the rest. */
export function Faq({ support }: { support?: string | undefined }) {
  const { t } = useTranslation(['pages', 'common']);
  return (
    <section className="home-block" aria-labelledby="faq-title">
      <h2 id="faq-title">{t('index.faq.title')}</h2>
      <div className="card mt-4 px-5 py-2">
        {QUESTIONS.map((key) => (
          <FaqItem
            key={key}
            category={t(`index.faq.${key}.category`)}
            question={t(`index.faq.${key}.question`)}
            answer={t(`index.faq.${key}.answer`)}
            icon={ChevronDown}
            more={key === 'name' ? <Link to="/privacy">{t('crumbs.privacy', { ns: 'common' })}</Link> : null}
          />
        ))}
      </div>
      <p className="text-ink2 mt-4">
        {t('index.faq.more')} {support ? <a href={support}>{t('index.faq.support')}</a> : null}
      </p>
    </section>
  );
}
