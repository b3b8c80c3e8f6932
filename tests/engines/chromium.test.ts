import { chromium } from './puppeteer.ts';
import { tryEngine } from './visit.ts';

tryEngine(chromium);
