/** Words of the maps, in Indonesian. */
const maps = {
  purpose: 'Peta dunia dari data yang ikut dalam aplikasi: tidak ada permintaan ke layanan lain.',
  contents: { world: 'Peta dengan gelembung', plain: 'Tanpa data' },
  why: {
    world:
      'Untuk nilai yang berbeda menurut tempat. Luas gelembung sebanding dengan nilainya, dan tabel di bawahnya mengatakan hal yang sama.',
    plain: 'Sebelum ada tempat yang ditampilkan, hanya petanya yang tampil, tanpa legenda dan tabel.',
  },
  sample: 'Nilai di bawah adalah data contoh, bukan statistik.',
  title: 'Peta dunia dengan nilai contoh',
  plainTitle: 'Peta dunia tanpa gelembung',
  place: 'Tempat',
  value: 'Nilai contoh',
  failed: 'Data peta tidak dapat dimuat.',
  part: 'Bagian yang tampil',
  region: { world: 'Dunia', nusantara: 'Nusantara' },
  source: 'Garis pantai dan batas negara: Natural Earth, domain publik.',
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
    purpose: 'Peta Google tampil hanya bila operator memasang kuncinya; tanpa itu, peta vektor kami yang tampil.',
    contents: { map: 'Peta' },
    why: 'Untuk alamat jalan dan petunjuk arah, yang tidak ada di peta vektor. Halaman ini satu-satunya yang memuat sesuatu dari luar.',
    off: 'Peta Google belum aktif. Operator dapat mengaktifkannya dengan mengisi pengaturan API_KEY dengan kunci Maps Embed API, lalu memulai ulang server.',
    frame: 'Peta Google: Jakarta',
  },
};

export default maps;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    maps: typeof maps;
  }
}
