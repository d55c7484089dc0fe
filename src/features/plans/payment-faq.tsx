import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FaqItem } from '../../components/faq-item.tsx';

/** What parents ask before they pay: cancelling, what becomes of the stories, the card. */
export function PaymentFaq() {
  const { t } = useTranslation(['pricing']);
  return (
    <section className="payment-faq" aria-labelledby="payment-faq">
      <h2 id="payment-faq">{t('payment.faq.title')}</h2>
      {(['cancel', 'stories', 'security'] as const).map((name) => (
        <FaqItem key={name} question={t(`payment.faq.${name}`)} answer={t(`payment.faq.${name}Answer`)} icon={Plus} />
      ))}
    </section>
  );
}
