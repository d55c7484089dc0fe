import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import type { CategorySlug } from '#contract/categories';
import type { LandingData } from '#contract/landing';
import { ideasOf, marksOf, presetOf } from '#contract/landing-layout';
import { AdRoom } from '../ads/ad-room.tsx';
import { NeedsNetwork } from '../../components/needs-network.tsx';
import { usePageHead } from '../../lib/use-page-head.ts';
import { categoryStoriesQuery } from './category-stories.queries.ts';
import { Benefits } from './benefits.tsx';
import { CategoryPicture } from './category-picture.tsx';
import { CreateLink } from './create-link.tsx';
import { FeaturedStories } from './featured-stories.tsx';
import { landingQuery, languageOfPage } from './landing.queries.ts';
import { LandingSkeleton } from './landing-skeleton.tsx';
import { RelatedCategories } from './related-categories.tsx';
import { usePageTexts } from './use-page-texts.ts';

/** The page of a category that has one of its own. Its words may be in another language than the interface. */
export function LandingPage({ category }: { category: CategorySlug }) {
  const { data, isError } = useQuery(landingQuery(category, languageOfPage()));
  if (data) return <Landing category={category} data={data} />;
  return isError ? <NeedsNetwork /> : <LandingSkeleton category={category} />;
}

function Landing({ category, data }: { category: CategorySlug; data: LandingData }) {
  const { text } = data;
  const { t, language, lang: pageLang } = usePageTexts();
  const { data: stories } = useQuery(categoryStoriesQuery(category));
  usePageHead({ title: text.title, description: text.description, landing: data, stories });
  // Where a page has not been written in the language of its address, its text is English.
  const lang = data.language === language ? undefined : data.language;
  const preset = presetOf(category);
  const ideas = ideasOf(category);
  return (
    <main className="landing" lang={pageLang}>
      <div className="landing-top">
        <CategoryPicture category={category} size="large" />
        <div className="landing-words">
          <h1 lang={lang}>{text.title}</h1>
          <p className="landing-description" lang={lang}>
            {text.description}
          </p>
          <Benefits texts={text.benefits} marks={marksOf(category)} lang={lang} />
          <CreateLink preset={preset} text={text.action} lang={lang} />
        </div>
      </div>
      <FeaturedStories category={category} action={text.action} lang={lang} />
      <AdRoom slot="inline" />
      <div className="landing-columns">
        <section className="landing-part" aria-labelledby="landing-ideas">
          <h2 id="landing-ideas">{t('landing.ideas')}</h2>
          <p className="landing-hint">{t('landing.ideasText')}</p>
          <ul className="landing-ideas">
            {text.examples.map((example, at) => (
              <li key={example}>
                <Link to="/" search={ideas[at] ?? preset} hash="create" lang={lang}>
                  {example}
                  <ArrowRight size={20} aria-hidden="true" />
                </Link>
              </li>
            ))}
          </ul>
        </section>
        <section className="landing-part" aria-labelledby="landing-about">
          <h2 id="landing-about">{t('landing.about')}</h2>
          <div className="landing-long" lang={lang}>
            {text.long.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
      </div>
      <RelatedCategories category={category} />
      <div className="landing-end">
        <CreateLink preset={preset} text={text.action} lang={lang} />
      </div>
      <AdRoom slot="bottom" />
    </main>
  );
}
