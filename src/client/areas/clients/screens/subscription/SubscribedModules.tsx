/** The modules of the subscription: what each costs a month, and the pages that it opens; and those that can be added. Rules: SUB-12, CAT-4. */
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { moduleIn, nameIn } from '#shared/areas/catalogue/domain/names';
import { isAvailable } from '#shared/areas/clients/domain/availableFeatures';
import { allNeedsOf } from '#shared/domain/features';
import { featuresOf } from '#shared/areas/clients/domain/planLines';
import type { Offer } from '#shared/areas/clients/domain/pricing';
import type { Clientsubsdetail } from '#shared/areas/clients/resources/clientsubsdetail';
import { useWords } from '#client/kit/useWords';
import { useAppSelector } from '#client/store/hooks';
import { modules as catalogue } from '#client/areas/catalogue';
import * as modules from '../../modules';
import { me } from '#client/store/session/me';
import { Card } from '#client/ui/Card';
import { formatMoney } from '#client/ui/formats';
import { namesOf } from '#client/ui/namesOf';
import { StatusChip } from '#client/ui/StatusChip';
import { useLanguage } from '#client/ui/useLanguage';
import { featurePages } from './featurePages';
import { addonsOf, type PlanWorld } from './planChoice';
import css from './subscription.module.css';

function ComingSoon() {
  const { t } = useTranslation('subscription');
  return <StatusChip tone="info">{t('comingSoon')}</StatusChip>;
}

/** Links to the pages that a feature opens. */
function Opens({ feature }: { feature: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (!isAvailable(feature)) return <ComingSoon />;
  return featurePages(feature, t, language).map(({ path, title }) => (
    <Link key={path} to={path}>
      {title}
    </Link>
  ));
}

function Line({ detail }: { detail: Clientsubsdetail }) {
  const language = useLanguage();
  const module = useAppSelector((state) => catalogue.module.selectors.byId(state, detail.module.id));
  // A module that is no longer sold is not among the records that everyone may see.
  const own = useAppSelector((state) => me.selectors.subscription(state)?.features.find((one) => one.module === detail.module.id));
  const { choices } = useWords(catalogue.module.resource);
  const feature = module?.feature_key ?? own?.feature;
  return (
    <tr>
      <th scope="row">{module ? moduleIn(module, language).module_name : own ? nameIn(own, language) : '–'}</th>
      <td>{module && choices.kind[module.kind]}</td>
      <td className={css.opens}>{feature && <Opens feature={feature} />}</td>
      <td className="tabular">{formatMoney((detail.price ?? 0) * detail.qty, language, 'IDR')}</td>
    </tr>
  );
}

type AddonProps = { offer: Offer; world: PlanWorld; offered: readonly Offer[]; onAdd: (modules: readonly string[]) => void };

function Addon({ offer, world, offered, onAdd }: AddonProps) {
  const { t } = useTranslation('subscription');
  const language = useLanguage();
  const held = featuresOf(world.current);
  const isThere = isAvailable(offer.feature_key);
  const along = isThere ? allNeedsOf(offer.feature_key).filter((need) => !held.includes(need)) : [];
  const others = offered.filter(({ feature_key }) => along.some((need) => need === feature_key));
  return (
    <li>
      <span>
        <strong>{offer.module_name}</strong>
        <small className="tabular">{t('plan.monthly', { amount: formatMoney(offer.price, language, 'IDR') })}</small>
        {others.length > 0 && (
          <small>
            {t('needs', {
              modules: namesOf(
                others.map(({ module_name }) => module_name),
                language,
                'conjunction',
              ),
            })}
          </small>
        )}
      </span>
      {isThere ? (
        <Button variant="outlined" size="small" onClick={() => onAdd([offer, ...others].map(({ id }) => id))}>
          {t('add', { module: offer.module_name })}
        </Button>
      ) : (
        <ComingSoon />
      )}
    </li>
  );
}

/** Add-ons of the package that the client does not have; only for who may change the plan now. */
function Addons({ world, packageId, onAdd }: { world: PlanWorld; packageId: string; onAdd: AddonProps['onAdd'] }) {
  const { t } = useTranslation('subscription');
  const held = featuresOf(world.current);
  const offered = addonsOf({ id: packageId }, world).filter(({ feature_key }) => !held.includes(feature_key));
  if (!offered.length) return null;
  return (
    <>
      <h3 className={css.addonsTitle}>{t('addons')}</h3>
      <ul className={css.addons}>
        {offered.map((offer) => (
          <Addon key={offer.id} offer={offer} world={world} offered={offered} onAdd={onAdd} />
        ))}
      </ul>
    </>
  );
}

type Props = { details: readonly Clientsubsdetail[]; world: PlanWorld | undefined; onAdd: AddonProps['onAdd'] };

export function SubscribedModules({ details, world, onAdd }: Props) {
  const { t } = useTranslation('subscription');
  const { own } = useWords(modules.clientsubsheader.resource);
  const texts = useWords(catalogue.module.resource);
  const mine = useAppSelector(me.selectors.subscription);
  const mayAdd = mine?.owner && (mine.status === 'trial' || mine.status === 'active');
  return (
    <Card title={own['modules']!}>
      {details.length === 0 && <p className={css.muted}>{own['noModules']}</p>}
      {details.length > 0 && (
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{texts.fields.module_name}</th>
              <th scope="col">{texts.fields.kind}</th>
              <th scope="col">{t('opens')}</th>
              <th scope="col">{own['monthly']}</th>
            </tr>
          </thead>
          <tbody>
            {details.map((detail) => (
              <Line key={detail.id} detail={detail} />
            ))}
          </tbody>
        </table>
      )}
      {mayAdd && world && mine.package && <Addons world={world} packageId={mine.package.id} onAdd={onAdd} />}
    </Card>
  );
}
