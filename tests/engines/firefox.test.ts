import { firefox } from './puppeteer.ts';
import { tryEngine } from './visit.ts';

tryEngine(firefox);
