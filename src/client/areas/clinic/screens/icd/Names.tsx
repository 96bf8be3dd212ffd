/** What an ICD code is called: the name in the person's language, and the other one below. Rule: ICD-7. */
import type { IcdCode } from '#shared/areas/clinic/resources/icdCode';
import type { Language } from '#shared/locale';
import { useLanguage } from '#client/ui/useLanguage';
import css from './icd.module.css';

/** The name in the person's language, and the other one. */
export const namesIn = ({ title_id, title_en }: Pick<IcdCode, 'title_id' | 'title_en'>, language: Language): readonly [string, string] =>
  language === 'en' ? [title_en, title_id] : [title_id, title_en];

export function Names({ code }: { code: IcdCode }) {
  const [first, other] = namesIn(code, useLanguage());
  return (
    <span className={css.names}>
      <span>{first}</span>
      {other !== first && <span className={css.other}>{other}</span>}
    </span>
  );
}
