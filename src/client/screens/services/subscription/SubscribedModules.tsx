/** The modules of the subscription: what each costs a month, and the pages that it opens. */
import { useId } from 'react';
import type { Clientsubsdetail } from '#shared/resources/clientsubsdetail';
import { useWords } from '../../../kit/useWords';
import { useAppSelector } from '../../../store/hooks';
import { modules } from '../../../store/modules';
import { formatMoney } from '../../../ui/formats';
import { useLanguage } from '../../../ui/useLanguage';
import css from './subscription.module.css';

function Line({ detail }: { detail: Clientsubsdetail }) {
  const language = useLanguage();
  const module = useAppSelector((state) => modules.module.selectors.byId(state, detail.module.id));
  const { choices } = useWords(modules.module.resource);
  return (
    <tr>
      <th scope="row">{module?.module_name ?? '–'}</th>
      <td>{module && choices.kind[module.kind]}</td>
      <td className="tabular">{formatMoney((detail.price ?? 0) * detail.qty, language, 'IDR')}</td>
    </tr>
  );
}

export function SubscribedModules({ details }: { details: readonly Clientsubsdetail[] }) {
  const title = useId();
  const { own } = useWords(modules.clientsubsheader.resource);
  const said = useWords(modules.module.resource);
  return (
    <section className={css.card} aria-labelledby={title}>
      <h2 id={title}>{own['modules']}</h2>
      {details.length === 0 && <p className={css.muted}>{own['noModules']}</p>}
      {details.length > 0 && (
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{said.fields.module_name}</th>
              <th scope="col">{said.fields.kind}</th>
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
    </section>
  );
}
