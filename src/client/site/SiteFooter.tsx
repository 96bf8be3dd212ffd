/** The public site's footer: who runs it and how they are reached. What the operator hasn't set is not there. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { inLanguage, socialNetworks, stores } from '#shared/site';
import { useSite } from './screens/siteData';
import { BrandMark } from '../ui/BrandMark';
import { wordOf } from './brand';
import { NetworkIcon, StoreIcon } from './networkIcons';
import css from './SiteFooter.module.css';

/** Only what a phone can dial. */
const dialled = (phone: string): string => phone.replace(/[^\d+]/g, '');

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2>{title}</h2>
      {children}
    </div>
  );
}

function Contact() {
  const { t } = useTranslation('site');
  const { legal_name, address, email_support, phone, whatsapp } = useSite().settings;
  if (!legal_name && !address && !email_support && !phone && !whatsapp) return null;
  return (
    <Column title={t('footer.contact')}>
      <address>
        {legal_name && <strong>{legal_name}</strong>}
        {address && <span className={css.lines}>{address}</span>}
        {email_support && <a href={`mailto:${email_support}`}>{email_support}</a>}
        {phone && <a href={`tel:${dialled(phone)}`}>{phone}</a>}
        {whatsapp && (
          <a href={`https://wa.me/${dialled(whatsapp).replace(/^\+/, '').replace(/^0/, '62')}`} rel="noopener">
            {t('footer.whatsapp')} {whatsapp}
          </a>
        )}
      </address>
    </Column>
  );
}

function Elsewhere() {
  const { t } = useTranslation('site');
  const { social, store_badges } = useSite().settings;
  const networks = socialNetworks.filter((network) => social[network]);
  const badges = stores.filter((store) => store_badges[store]);
  if (networks.length + badges.length === 0) return null;
  return (
    <div className={css.elsewhere}>
      {networks.length > 0 && (
        <ul className={css.social} aria-label={t('footer.follow')}>
          {networks.map((network) => (
            <li key={network}>
              <a href={social[network]} rel="noopener" aria-label={t(`networks.${network}`)} title={t(`networks.${network}`)}>
                <NetworkIcon network={network} />
              </a>
            </li>
          ))}
        </ul>
      )}
      {badges.length > 0 && (
        <ul className={css.badges} aria-label={t('footer.apps')}>
          {badges.map((store) => (
            <li key={store}>
              <a href={store_badges[store]} rel="noopener">
                <StoreIcon store={store} />
                {t(`stores.${store}`)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

export function SiteFooter() {
  const { t } = useTranslation('site');
  const { settings, language, year } = useSite();
  const { brand, legal_name, nib, pse_no } = settings;
  const at = (path: string) => inLanguage(path, language);
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <div className={css.columns}>
          <div className={css.about}>
            <p className={css.brand}>
              <BrandMark size={28} />
              <span>{wordOf(brand)}</span>
            </p>
            <p>{t('footer.motto')}</p>
          </div>
          <Column title={t('footer.explore')}>
            <ul>
              <li>
                <a href={at('/#produk')}>{t('product')}</a>
              </li>
              <li>
                <a href={at('/pricing')}>{t('pricing')}</a>
              </li>
              <li>
                <a href={at('/faq')}>{t('faq')}</a>
              </li>
            </ul>
          </Column>
          <Column title={t('footer.legal')}>
            <ul>
              <li>
                <a href={at('/tos')}>{t('footer.terms')}</a>
              </li>
              <li>
                <a href={at('/privacy-policy')}>{t('footer.privacy')}</a>
              </li>
            </ul>
          </Column>
          <Contact />
        </div>
        <Elsewhere />
        <div className={css.last}>
          <span>{t('footer.copyright', { year: String(year), owner: legal_name || brand })}</span>
          {nib && <span>{t('footer.nib', { number: nib })}</span>}
          {pse_no && <span>{t('footer.pse', { number: pse_no })}</span>}
        </div>
      </div>
    </footer>
  );
}
