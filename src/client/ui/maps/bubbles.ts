/** Where a place stands on the map, and how large its bubble is: twice the value is twice the area. */
import { geoEqualEarth, type GeoProjection } from 'd3-geo';
import type { MultiPoint } from 'geojson';

/** `longitude` and `latitude` in degrees, east and north positive; `value` is not negative. */
export type Bubble = {
  readonly id: string;
  readonly name: string;
  readonly longitude: number;
  readonly latitude: number;
  readonly value: number;
};

/** The part of the world that is shown, in degrees. */
export type Region = { readonly west: number; readonly south: number; readonly east: number; readonly north: number };

/** In pixels. */
export type Box = { readonly width: number; readonly height: number };

const margin = 8;

const corners = ({ west, south, east, north }: Region): MultiPoint => ({
  type: 'MultiPoint',
  coordinates: [west, east].flatMap((longitude) => [south, north].map((latitude) => [longitude, latitude])),
});

/** The equal-earth projection, so that areas compare, fitted to its box. */
export const projectionIn = ({ width, height }: Box, region?: Region): GeoProjection =>
  geoEqualEarth()
    .fitExtent(
      [
        [margin, margin],
        [width - margin, height - margin],
      ],
      region ? corners(region) : { type: 'Sphere' },
    )
    .clipExtent([
      [0, 0],
      [width, height],
    ]);

export const mostOf = (bubbles: readonly Bubble[]): number => Math.max(...bubbles.map(({ value }) => value), 0);

/** The radius of the largest bubble on a map of this width. */
export const largestIn = (width: number): number => Math.min(26, Math.max(10, width / 40));

/** @param largest the radius of the largest value's bubble */
export const radiusOf = (value: number, most: number, largest: number): number =>
  most > 0 ? largest * Math.sqrt(Math.max(value, 0) / most) : 0;

export type Placed = { readonly bubble: Bubble; readonly x: number; readonly y: number; readonly radius: number };

/** The bubbles that are inside the box, largest first: small ones lie on top, and are read last. */
export const placed = (bubbles: readonly Bubble[], projection: GeoProjection, { width, height }: Box): Placed[] => {
  const [most, largest] = [mostOf(bubbles), largestIn(width)];
  return [...bubbles]
    .sort((one, other) => other.value - one.value)
    .flatMap((bubble) => {
      const [x, y] = projection([bubble.longitude, bubble.latitude]) ?? [-1, -1];
      return x >= 0 && x <= width && y >= 0 && y <= height ? [{ bubble, x, y, radius: radiusOf(bubble.value, most, largest) }] : [];
    });
};

/** Up to three round values that show the scale, the largest first. */
export const legendValues = (most: number): number[] => {
  if (most <= 0) return [];
  const unit = 10 ** Math.floor(Math.log10(most));
  const top = Math.floor(most / unit) * unit;
  return [...new Set([top, top / 2, top / 5])];
};
