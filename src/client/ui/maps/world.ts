/** The world's land and borders: Natural Earth's public-domain data at 1:110 million, fetched when a map is first shown. */
import type { MultiLineString, MultiPolygon } from 'geojson';
import { merge, mesh } from 'topojson-client';
import type { GeometryCollection, MultiPolygon as Area, Polygon, Topology } from 'topojson-specification';

type Atlas = Topology<{ countries: GeometryCollection }>;

export type World = { readonly land: MultiPolygon; readonly borders: MultiLineString };

/** @throws when the data can't be fetched */
export const loadWorld = async (): Promise<World> => {
  const file = await import(/* webpackChunkName: "world-atlas" */ 'world-atlas/countries-110m.json');
  const atlas = file.default as unknown as Atlas;
  const { countries } = atlas.objects;
  return {
    land: merge(atlas, countries.geometries as (Polygon | Area)[]),
    borders: mesh(atlas, countries, (one, other) => one !== other),
  };
};
