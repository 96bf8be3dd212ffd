/** What is asked most, each with an address of its own. Opens and closes without scripts; a link to an answer opens it. */
import { useTranslation } from 'react-i18next';
import { answered, fill, valuesOf } from './fillText';
import { Prose } from './Prose';
import { useSite } from './siteData';
import { useWords } from './useWords';
import css from './Faq.module.css';
import page from './Page.module.css';

export function Faq() {
  const { t } = useTranslation('faq');
  const values = valuesOf(useSite());
  const { list, moreText } = useWords('faq');
  const more = fill(moreText, values);
  return (
    <div className={`${page.inner} ${css.faq}`}>
      <div className={css.head}>
        <h1 className={page.big}>{t('title')}</h1>
        <p className={page.lead}>{t('lead')}</p>
        {more && (
          <p className={css.more}>
            <strong>{t('more')}</strong> <Prose text={more} />
          </p>
        )}
      </div>
      <div>
        {answered(list, values).map(({ id, question, answer }) => (
          <details key={id} className={css.item}>
            <summary>
              <h2>{question}</h2>
            </summary>
            {/* The address is of what is folded away: a browser that is led to it unfolds it. */}
            <div id={id} className={css.answer}>
              {answer.map((paragraph) => (
                <p key={paragraph}>
                  <Prose text={paragraph} />
                </p>
              ))}
              <p className={css.permalink}>
                <a href={`#${id}`}>
                  {t('permalink')}
                  <span className="visually-hidden">: {question}</span>
                </a>
              </p>
            </div>
          </details>
        ))}
      </div>
    </div>
  );
}
