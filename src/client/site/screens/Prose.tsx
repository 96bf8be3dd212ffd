/** A running text, with the links and strong words that are marked in it. */
import { inLanguage } from '#shared/site';
import { piecesOf, type Piece } from './fillText';
import { useSite } from './siteData';

export function Prose({ text }: { text: string }) {
  return piecesOf(text).map((piece, index) => <Words key={index} {...piece} />);
}

function Words({ text, href, strong }: Piece) {
  const { language } = useSite();
  if (href) return <a href={href.startsWith('/') ? inLanguage(href, language) : href}>{text}</a>;
  return strong ? <strong>{text}</strong> : text;
}
