/** The words of the demo: what an Indonesian clinic keeps on its shelves. Makers are invented. */
import { equipment } from './shelves/equipment';
import { medicines } from './shelves/medicines';
import type { Shelf } from './shelves/shelf';
import { supplies } from './shelves/supplies';

export const shelves: readonly Shelf[] = [...medicines, ...supplies, ...equipment];

export const makers: readonly string[] = [
  'Sehatindo',
  'Medika Nusantara',
  'Farma Lestari',
  'Husada Prima',
  'Melati Medika',
  'Bakti Farma',
  'Cendana Medis',
  'Graha Alkes',
  'Intan Husada',
  'Kencana Farma',
  'Lestari Alkes',
  'Mitra Waras',
  'Nirmala',
  'Puspa Medika',
  'Rajawali Medis',
  'Sarana Husada',
  'Tirta Farma',
  'Utama Alkes',
  'Wijaya Medika',
  'Sentosa Farma',
  'Anugerah Medis',
  'Bina Waras',
  'Citra Husada',
  'Dharma Alkes',
];

/** Tags that any goods may carry. */
export const everywhere: readonly string[] = [
  'Baru',
  'Paling dicari',
  'Stok terbatas',
  'e-Katalog',
  'Produk lokal',
  'Promo',
  'Dalam peninjauan',
];

/** Every tag, with its colour. */
export const labels: Readonly<Record<string, string>> = {
  Steril: '#2e7d6b',
  'Sekali pakai': '#5b7c99',
  'Stok terbatas': '#c2571a',
  Baru: '#1f6feb',
  'Paling dicari': '#b3261e',
  'Resep dokter': '#7b1fa2',
  'Rantai dingin': '#0288d1',
  'Ramah anak': '#e91e63',
  'Bebas lateks': '#00897b',
  'e-Katalog': '#3949ab',
  'Produk lokal': '#c62828',
  BPJS: '#2e7d32',
  Generik: '#43a047',
  Promo: '#f9a825',
  'Isi ulang': '#6d4c41',
  'Perlu kalibrasi': '#546e7a',
  'Mudah terbakar': '#e64a19',
  'Untuk ambulans': '#d32f2f',
  'Kunjungan rumah': '#00838f',
  'Dalam peninjauan': '#8d6e63',
};
