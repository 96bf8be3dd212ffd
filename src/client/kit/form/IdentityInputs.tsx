/** Numbers of the state: NIK of a person, NPWP of a taxpayer. */
import { useTranslation } from 'react-i18next';
import { nikDigits } from '#shared/domain/nik';
import { isNpwpSuspect, npwpIn, npwpText } from '#shared/domain/npwp';
import { WarningIcon } from '../../ui/icons';
import css from './form.module.css';
import type { InputProps } from './inputs';
import { WrittenInput } from './WrittenInput';

const asItIs = (text: string): string => text;

export function NikInput(props: InputProps) {
  return <WrittenInput {...props} read={nikDigits} write={asItIs} inputMode="numeric" />;
}

/** A check digit that does not fit only warns: some numbers in use have one. */
export function NpwpInput(props: InputProps) {
  const { t } = useTranslation('form');
  const { value } = props;
  const npwp = typeof value === 'string' ? npwpIn(value) : undefined;
  const isSuspect = npwp !== undefined && isNpwpSuspect(npwp);
  return (
    <>
      <WrittenInput {...props} read={npwpIn} write={npwpText} inputMode="numeric" />
      <div role="status">
        {isSuspect && (
          <p className={css.warning}>
            <WarningIcon size={15} aria-hidden="true" />
            {t('npwpSuspect')}
          </p>
        )}
      </div>
    </>
  );
}
