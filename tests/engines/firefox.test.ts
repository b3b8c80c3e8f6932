import { firefox } from './puppeteer.ts';
import { testEngine } from './visit.ts';

testEngine(firefox);
