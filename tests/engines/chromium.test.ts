import { chromium } from './puppeteer.ts';
import { testEngine } from './visit.ts';

testEngine(chromium);
