import { BarController, BarElement, CategoryScale, Chart, LinearScale, Tooltip } from 'chart.js';
import type { ChartData } from './chart-data.ts';

// Only what is drawn: the rest of the library stays out of the build.
Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip);

/** The colours and the typeface a chart is drawn with, as the browser has resolved them. */
export type Ink = { series: string[]; text: string; rule: string; font: string };
export type Drawing = { destroy: () => void };

/** Draws bars on a canvas. Nothing moves: a chart is there at once, under every preference. */
export function drawChart(canvas: HTMLCanvasElement, { labels, series, lying, stacked, format }: ChartData, ink: Ink): Drawing {
  const font = { family: ink.font, size: 13 };
  const names = { stacked, grid: { display: false }, border: { color: ink.rule }, ticks: { color: ink.text, font, autoSkip: false } };
  const amounts = {
    stacked,
    beginAtZero: true,
    grid: { color: ink.rule },
    border: { display: false },
    ticks: { color: ink.text, font, maxTicksLimit: 6, callback: (value: string | number) => format(Number(value)) },
  };
  return new Chart(canvas, {
    type: 'bar',
    data: {
      labels: labels.map((label) => (lying ? wrapped(label) : label)),
      datasets: series.map(({ name, values }, index) => ({
        label: name,
        data: values,
        backgroundColor: ink.series[index],
        maxBarThickness: 30,
        categoryPercentage: 0.72,
        barPercentage: 0.9,
      })),
    },
    options: {
      animation: false,
      responsive: true,
      maintainAspectRatio: false,
      indexAxis: lying ? 'y' : 'x',
      interaction: { mode: 'index', axis: lying ? 'y' : 'x', intersect: false },
      scales: lying ? { x: amounts, y: names } : { x: { ...names, ticks: { ...names.ticks, autoSkip: true } }, y: amounts },
      plugins: {
        tooltip: { animation: false, bodyFont: font, titleFont: font, callbacks: { label: ({ dataset, raw }) => ` ${dataset.label}: ${format(Number(raw))}` } },
      },
    },
  });
}

/** A long name on two lines leaves the bars their room. */
function wrapped(label: string): string | string[] {
  const middle = label.indexOf(' ');
  return label.length > 16 && middle > 0 ? [label.slice(0, middle), label.slice(middle + 1)] : label;
}
