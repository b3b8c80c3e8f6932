import { site } from '../../site.config.ts';

type Documentation = { href: string; label: string };

/** Public documentation of GPU vendors, by the vendor's name in small letters and the name a text calls it by. A vendor without an entry has no links. */
const vendors: Record<string, Record<string, Documentation>> = {
  nvidia: {
    microservices: { href: 'https://docs.nvidia.com/nim/', label: 'Inference microservices (NIM)' },
    videoSearch: { href: 'https://docs.nvidia.com/vss/', label: 'Video search and summarization blueprint' },
    mixedPrecision: { href: 'https://docs.nvidia.com/deeplearning/performance/mixed-precision-training/', label: 'Training with mixed precision' },
    profiler: { href: 'https://docs.nvidia.com/nsight-systems/', label: 'Nsight Systems, the timeline profiler' },
    compatibility: { href: 'https://docs.nvidia.com/deploy/cuda-compatibility/', label: 'CUDA compatibility of drivers and toolkits' },
    partitioning: { href: 'https://docs.nvidia.com/datacenter/tesla/mig-user-guide/', label: 'Multi-instance GPU user guide' },
    kernels: { href: 'https://docs.nvidia.com/cuda/cuda-c-best-practices-guide/', label: 'CUDA best practices guide' },
  },
};

const known = Object.values(vendors).flatMap((pages) => Object.keys(pages));

/**
 * The configured vendor's pages that a text asks for: `<VendorDocs pages="profiler, kernels" />`.
 * @throws Error naming a page that no vendor has.
 */
export function vendorDocs(pages: string, vendor = site.gpuVendor): Documentation[] {
  const names = pages.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(`<VendorDocs>: no vendor has a page '${unknown}'; src/content/vendor-docs.ts has ${known.join(', ')}`);
  return names.flatMap((name) => vendors[vendor.toLowerCase()]?.[name] ?? []);
}

/** What stands over the links. */
export const vendorDocsHeading = `Documentation by ${site.gpuVendor}:`;
