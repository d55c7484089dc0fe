import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

/** Evenings that families know, each with the choices it sews into the quilt. */
const IDEAS = [
  { key: 'cantSleep', search: { theme: 'bedtime', setting: 'forest', character: 'animal', tone: 'cozy' } },
  { key: 'rainyDay', search: { theme: 'adventure', setting: 'underwater', character: 'pirate', tone: 'exciting' } },
  { key: 'newSchool', search: { theme: 'friendship', setting: 'school', character: 'child', moral: 'courage' } },
  { key: 'bigQuestion', search: { theme: 'science', setting: 'space', character: 'alien', tone: 'educational' } },
  { key: 'strangeNoise', search: { theme: 'mystery', setting: 'home', character: 'detective', tone: 'mysterious' } },
  { key: 'bigFeelings', search: { theme: 'emotions', setting: 'neighborhood', character: 'family', tone: 'calm' } },
] as const;

/** Ideas for tonight: a card presets the quilt, and the quilt comes back into view. */
export function Ideas() {
  const { t } = useTranslation(['pages']);
  return (
    <section className="home-block" id="ideas" aria-labelledby="ideas-title">
      <h2 id="ideas-title">{t('index.ideas.title')}</h2>
      <p className="text-ink2 mt-1">{t('index.ideas.text')}</p>
      <ul className="mt-4 grid gap-3 md:grid-cols-2 lg:grid-cols-3">
        {IDEAS.map(({ key, search }, at) => (
          <li key={key}>
            <Link to="/" search={search} hash="create" className="idea" data-fabric={at}>
              <b>{t(`index.ideas.${key}.title`)}</b>
              <span>{t(`index.ideas.${key}.text`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
