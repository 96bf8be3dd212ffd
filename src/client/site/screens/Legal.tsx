/** A document of numbered sections with its contents next to it; made for reading, and for printing. */
import { said, valuesOf, type Block, type LegalText, type Values } from './fillText';
import { Prose } from './Prose';
import { useSite } from './siteData';
import css from './Legal.module.css';
import page from './Page.module.css';

export function Legal({ text }: { text: LegalText }) {
  const values = valuesOf(useSite());
  return (
    <div className={`${page.inner} ${css.legal}`}>
      <header className={css.head}>
        <h1 className={page.big}>{text.title}</h1>
        <p className={css.version}>{text.version}</p>
        {said(text.lead, values).map((paragraph) => (
          <p key={paragraph} className={css.lead}>
            <Prose text={paragraph} />
          </p>
        ))}
      </header>
      <Contents text={text} />
      <article className={css.article}>
        {text.sections.map(({ id, title, blocks }, index) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>
              {index + 1}. {title}
            </h2>
            {blocks.map((block, place) => (
              <Part key={place} block={block} values={values} />
            ))}
          </section>
        ))}
      </article>
    </div>
  );
}

function Contents({ text: { contents, sections } }: { text: LegalText }) {
  return (
    <nav className={css.contents} aria-labelledby="contents">
      <p id="contents">{contents}</p>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Part({ block, values }: { block: Block; values: Values }) {
  if (typeof block === 'string' || 'unless' in block) {
    return said([block], values).map((paragraph) => (
      <p key={paragraph}>
        <Prose text={paragraph} />
      </p>
    ));
  }
  if ('list' in block) {
    return (
      <ul>
        {said(block.list, values).map((point) => (
          <li key={point}>
            <Prose text={point} />
          </li>
        ))}
      </ul>
    );
  }
  return <Rows {...block} />;
}

function Rows({ caption, head, rows }: Extract<Block, { readonly caption: string }>) {
  return (
    <div className={css.scroll} role="region" aria-label={caption} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...rest]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {rest.map((cell, index) => (
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
