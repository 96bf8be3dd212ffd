/** How a component is written, to be copied; long lines scroll inside, by the keyboard too. */
import { useTranslation } from 'react-i18next';
import { CopyButton } from '#client/ui/CopyButton';
import css from './CodeBlock.module.css';

/** @param name what it is code of */
export function CodeBlock({ name, code }: { name: string; code: string }) {
  const { t } = useTranslation('gallery');
  return (
    <div className={css.block}>
      <div className={css.head}>
        <span>{t('code.title')}</span>
        <CopyButton text={code} label={t('code.copy')} copied={t('code.copied')} failed={t('code.failed')} />
      </div>
      <pre tabIndex={0} role="region" aria-label={t('code.label', { name })}>
        <code>{code}</code>
      </pre>
    </div>
  );
}
