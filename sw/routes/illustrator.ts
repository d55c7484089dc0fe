// /assets/illustrator/{module}: too much to precache, so the page loads what a kept story needs and it stays here.
import { StaleWhileRevalidate } from 'workbox-strategies';
import { ILLUSTRATOR_CACHE } from '../caches.ts';

export const isIllustrator = (url: URL): boolean => url.pathname.startsWith('/assets/illustrator/');

export const illustratorStrategy = new StaleWhileRevalidate({ cacheName: ILLUSTRATOR_CACHE });
