/** Words of the maps, in English. */
import type id from '../id/maps';

export default {
  purpose: 'A map of the world from data that comes with the app: no request to another service.',
  contents: { world: 'Map with bubbles', plain: 'Without data' },
  why: {
    world: 'For values that differ by place. The area of a bubble follows its value, and the table below says the same.',
    plain: 'Before there are places to show, the map is there all the same; its legend and its table are not.',
  },
  sample: 'The values below are sample data, not statistics.',
  title: 'World map with sample values',
  plainTitle: 'World map without bubbles',
  place: 'Place',
  value: 'Sample value',
  failed: 'The map’s data cannot be loaded.',
  part: 'Part that is shown',
  region: { world: 'World', nusantara: 'Nusantara' },
  source: 'Coastlines and borders: Natural Earth, public domain.',
  places: {
    jakarta: 'Jakarta',
    medan: 'Medan',
    surabaya: 'Surabaya',
    balikpapan: 'Balikpapan',
    makassar: 'Makassar',
    jayapura: 'Jayapura',
    tokyo: 'Tokyo',
    sydney: 'Sydney',
    jeddah: 'Jeddah',
    nairobi: 'Nairobi',
    amsterdam: 'Amsterdam',
    newYork: 'New York',
    saoPaulo: 'São Paulo',
  },
  google: {
    purpose: 'Google’s map is shown only once an operator has set its key; without it, our vector map is.',
    contents: { map: 'Map' },
    why: 'For street addresses and directions, which the vector map doesn’t have. This page is the only one that loads something from outside.',
    off: 'Google’s map is not active yet. An operator activates it by setting API_KEY to a key of the Maps Embed API and restarting the server.',
    frame: 'Google map: Jakarta',
  },
} satisfies typeof id;
