import '../../styles/look.css';
import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HAIR_COLORS, HAIR_STYLES, PAJAMAS, SKIN_TONES, type HeroLook, type Pajamas } from '#contract/hero-look';
import { HAIR, PAJAMA, SKIN } from '#illustrator/figures/rig/colors';
import { lookFromSeed } from '#illustrator/hero-look';
import { drawHair, drawPortrait } from './draw-look.ts';
import { LookSwatches } from './look-swatches.tsx';

/** Any child: where the choosing begins. By chance, so that no look is the usual one. */
const anybody = (): HeroLook => ({ ...lookFromSeed(crypto.randomUUID()), glasses: false });

interface LookPanelProps {
  look: HeroLook | null;
  onChoose: (look: HeroLook | null) => void;
}

/** Skin, hair, glasses and pajamas, beside the child as the illustrator draws it. */
export function LookPanel({ look, onChoose }: LookPanelProps) {
  const { t } = useTranslation(['pages']);
  const id = useId();
  const [example, setExample] = useState(look ?? anybody);
  const shown = look ?? example;
  const choose = (part: Partial<HeroLook>) => onChoose({ ...shown, ...part });
  return (
    <div className="look">
      <div className="look-portrait p-dot">
        <Drawing className="look-drawing" svg={drawPortrait(shown, `${id}-child-`)} />
        {look ? null : <p>{t('index.look.example')}</p>}
      </div>
      <div className="min-w-0">
        <button
          type="button"
          className="chip min-h-11 px-4 text-[16px]"
          aria-pressed={look === null}
          onClick={() => {
            setExample(anybody);
            onChoose(null);
          }}
        >
          {look ? null : <Check size={18} strokeWidth={3} aria-hidden="true" />}
          {t('index.look.byStory')}
        </button>
        <LookSwatches
          label={t('index.look.skin')}
          value={look?.skin}
          swatches={SKIN_TONES.map((skin, at) => ({
            value: skin,
            name: t('index.look.skinOption', { at: at + 1, of: SKIN_TONES.length }),
            drawing: <span className="look-swatch" style={{ backgroundColor: SKIN[skin] }} />,
          }))}
          onChoose={(skin) => choose({ skin })}
        />
        <LookSwatches
          label={t('index.look.hair')}
          value={look?.hair}
          isNamed
          swatches={HAIR_STYLES.map((hair) => ({
            value: hair,
            name: t(`index.look.hairStyles.${hair}`),
            drawing: <Drawing className="look-head" svg={drawHair({ ...shown, hair }, `${id}-${hair}-`)} />,
          }))}
          onChoose={(hair) => choose({ hair })}
        />
        <LookSwatches
          label={t('index.look.hairColor')}
          value={look?.hair_color}
          swatches={HAIR_COLORS.map((color) => ({
            value: color,
            name: t(`index.look.hairColors.${color}`),
            drawing: <span className="look-swatch" style={{ backgroundColor: HAIR[color] }} />,
          }))}
          onChoose={(hair_color) => choose({ hair_color })}
        />
        <LookSwatches
          label={t('index.look.pajamas')}
          value={look?.pajamas}
          swatches={PAJAMAS.map((pajamas) => ({
            value: pajamas,
            name: t(`index.look.pajamasOptions.${pajamas}`),
            drawing: <Fabric pajamas={pajamas} />,
          }))}
          onChoose={(pajamas) => choose({ pajamas })}
        />
        <label className="pictures-choice mt-2">
          <input
            type="checkbox"
            className="peer sr-only"
            checked={look?.glasses ?? false}
            onChange={(event) => choose({ glasses: event.target.checked })}
          />
          <span className="box peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3" aria-hidden="true">
            {look?.glasses ? <Check size={19} strokeWidth={3.2} /> : null}
          </span>
          {t('index.look.glasses')}
        </label>
        <p className="text-ink2 px-1 text-[14.5px]">{t('index.look.kept')}</p>
      </div>
    </div>
  );
}

/** What the illustrator drew. It comes from the choices alone: nothing that was typed is in it. */
function Drawing({ svg, className }: { svg: string; className: string }) {
  return <span className={className} aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />;
}

function Fabric({ pajamas }: { pajamas: Pajamas }) {
  const [backgroundColor, , color] = PAJAMA[pajamas];
  return <span className="look-swatch look-fabric" style={{ backgroundColor, color }} />;
}
