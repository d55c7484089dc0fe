import { useTranslation } from 'react-i18next';
import { Fold } from '../../components/fold.tsx';

/** The shape of a story while it is on its way. */
export function StorySkeleton() {
  const { t } = useTranslation(['stories']);
  return (
    <main className="reader" aria-busy="true">
      <div className="reader-cover sky">
        <Fold />
      </div>
      <div className="reader-head" data-skeleton>
        <p role="status" className="sr-only">
          {t('reader.loading')}
        </p>
        <div className="skeleton h-[34px] w-4/5" />
        <div className="skeleton mt-2 h-[34px] w-1/2" />
        <div className="mt-4 flex gap-2">
          {[32, 26, 30].map((width) => (
            <div key={width} className="skeleton h-[34px] rounded-full" style={{ width: `${width}%` }} />
          ))}
        </div>
      </div>
      <div className="story-text">
        {[100, 94, 97, 66].map((width) => (
          <div key={width} className="skeleton mb-4 h-5" style={{ width: `${width}%` }} />
        ))}
      </div>
    </main>
  );
}
