/** What a module costs the clinic that does not have it, and for its owner the way to add it at once. Rules: SUB-10, SUB-11. */
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { limitsSince } from '#shared/areas/clients/domain/canUse';
import type { Feature } from '#shared/domain/features';
import { wordsFor } from '#shared/kit/pageWords';
import { useUsability, type Usability } from '#client/store/featureUse';
import { useAppSelector } from '#client/store/hooks';
import { me } from '#client/store/session/me';
import { formatMoney } from '#client/ui/formats';
import { part } from '#client/ui/lazyPart';
import { namesOf } from '#client/ui/namesOf';
import { useLanguage } from '#client/ui/useLanguage';
import { FeatureExports } from './FeatureExports';
import css from './ModulePage.module.css';
import { useOffer, type Offered } from './useOffer';

const AddModule = part(
  () => import(/* webpackChunkName: "add-module" */ '../subscription/AddModule').then((chunk) => ({ default: chunk.AddModule })),
  { words: ['form', 'audit', 'subscription', wordsFor('clientsubsheader'), wordsFor('clientsubsdetail'), wordsFor('module')] },
);

/** What it costs a month, alone and with what it needs. */
function Price({ own, along, packages, reason }: Offered & { reason: Usability }) {
  const { t } = useTranslation('modules');
  const language = useLanguage();
  const money = (amount: number) => formatMoney(amount, language, 'IDR');
  if (reason === 'no_subscription') return packages.length ? <p>{t('offer.sold', { packages: namesOf(packages, language) })}</p> : null;
  if (own?.kind === 'included') return <p>{t('offer.included')}</p>;
  if (!own) return <p>{packages.length ? t('offer.elsewhere', { packages: namesOf(packages, language) }) : t('offer.nowhere')}</p>;
  return (
    <>
      <p className={css.price}>
        <strong className="tabular">{money(own.price)}</strong> {t('offer.monthly')}
      </p>
      {along.map(({ id, module_name, price }) => (
        <p key={id}>{t('offer.along', { module: module_name, price: money(price) })}</p>
      ))}
    </>
  );
}

const changeable: readonly string[] = ['trial', 'active'];

export function Offer({ feature }: { feature: Feature }) {
  const { t } = useTranslation('modules');
  const title = useId();
  const [adding, setAdding] = useState(false);
  const offered = useOffer(feature);
  const own = useAppSelector(me.selectors.subscription)!;
  const reason = useUsability(feature, 'read');
  const mayAdd = own.owner && offered.own?.kind === 'addon' && changeable.includes(own.status ?? '');
  const known = offered.status === 'ready' || offered.status === 'failed';
  return (
    <section className={css.card} aria-labelledby={title}>
      <h2 id={title}>{t('offer.title')}</h2>
      {reason === 'ended' && <p>{t('offer.ended', { days: limitsSince(own, own.status_since).export_within })}</p>}
      {reason === 'no_subscription' && <p>{t('offer.none')}</p>}
      {reason !== 'ended' && (known ? <Price {...offered} reason={reason} /> : <Skeleton variant="rounded" height={56} />)}
      <div className={css.buttons}>
        {mayAdd && (
          <Button variant="contained" onClick={() => setAdding(true)}>
            {t('offer.add')}
          </Button>
        )}
        {own.owner && !mayAdd && known && (
          <Button variant="contained" component={Link} to="/services/subscription">
            {t('go.subscription')}
          </Button>
        )}
        <FeatureExports feature={feature} />
      </div>
      {adding && (
        <Suspense fallback={null}>
          <AddModule modules={[offered.own!, ...offered.along].map(({ id }) => id)} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </section>
  );
}
