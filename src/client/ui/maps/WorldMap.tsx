/** A map of the world, or of a part of it, with bubbles whose areas are their values; the same in a table. */
import { geoPath } from 'd3-geo';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ErrorState } from '../ErrorState';
import { formatNumber } from '../formats';
import { PlainTable } from '../PlainTable';
import { useLanguage } from '../useLanguage';
import { BubbleMark, BubbleName } from './BubbleMark';
import { placed, projectionIn, type Bubble, type Region } from './bubbles';
import { Legend } from './Legend';
import { useBoxWidth } from './useBoxWidth';
import { loadWorld, type World } from './world';
import css from './WorldMap.module.css';

type Words = {
  /** What the map shows. */
  readonly title: string;
  readonly place: string;
  readonly value: string;
  /** Why there is no map. */
  readonly failed: string;
};

type Props = {
  words: Words;
  bubbles: readonly Bubble[];
  /** Id of the bubble that is told about. */
  selected?: string | null;
  onSelect: (id: string) => void;
  /** The part that is shown; the whole world without it. */
  region?: Region;
};

/** Its height by its width. */
const ratio = 0.5;

const useWorld = () => {
  const [world, setWorld] = useState<World | 'failed' | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let gone = false;
    loadWorld().then(
      (loaded) => !gone && setWorld(loaded),
      () => !gone && setWorld('failed'),
    );
    return () => {
      gone = true;
    };
  }, [tries]);
  const retry = () => {
    setWorld(null);
    setTries(tries + 1);
  };
  return { world, retry };
};

export function WorldMap({ words, bubbles, selected = null, onSelect, region }: Props) {
  const language = useLanguage();
  const frame = useRef<HTMLDivElement>(null);
  const width = useBoxWidth(frame);
  const { world, retry } = useWorld();
  const box = useMemo(() => ({ width, height: Math.round(width * ratio) }), [width]);
  const drawn = useMemo(() => {
    if (!world || world === 'failed' || box.width === 0) return null;
    const projection = projectionIn(box, region);
    const path = geoPath(projection);
    const draw = (shape: Parameters<typeof path>[0]) => path(shape) ?? '';
    return { sea: draw({ type: 'Sphere' }), land: draw(world.land), borders: draw(world.borders), marks: placed(bubbles, projection, box) };
  }, [world, box, region, bubbles]);
  const told = drawn?.marks.find(({ bubble }) => bubble.id === selected);
  const tell = (value: number) => formatNumber(value, language);
  const columns = [
    {
      key: 'name',
      label: words.place,
      cell: ({ id, name }: Bubble) => (
        <button type="button" className={css.place} aria-pressed={id === selected} onClick={() => onSelect(id)}>
          {name}
        </button>
      ),
    },
    { key: 'value', label: words.value, align: 'right' as const, cell: ({ value }: Bubble) => tell(value) },
  ];
  return (
    <div className={css.map}>
      <div ref={frame} className={css.frame}>
        {world === 'failed' && <ErrorState message={words.failed} onRetry={retry} />}
        {drawn && (
          <svg width={box.width} height={box.height} role="group" aria-label={words.title}>
            <path d={drawn.sea} className={css.sea} />
            <path d={drawn.land} className={css.land} />
            <path d={drawn.borders} className={css.borders} />
            {drawn.marks.map((mark) => (
              <BubbleMark
                key={mark.bubble.id}
                {...mark}
                value={tell(mark.bubble.value)}
                selected={mark.bubble.id === selected}
                onSelect={() => onSelect(mark.bubble.id)}
              />
            ))}
            {told && <BubbleName {...told} value={tell(told.bubble.value)} width={box.width} />}
          </svg>
        )}
      </div>
      {bubbles.length > 0 && (
        <>
          <Legend title={words.value} bubbles={bubbles} width={width} />
          <PlainTable dense label={words.title} columns={columns} rows={bubbles} rowKey={({ id }) => id} />
        </>
      )}
    </div>
  );
}
