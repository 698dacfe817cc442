// The package's examples for other people's frameworks, built by the tools of those. OUTIS_FRAMEWORKS names a folder
// with a folder for each, in which `npm install` has put what `PACKAGES` names: the tests themselves install nothing.

import { execFile } from "node:child_process"
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"

const embed = fileURLToPath(new URL("../../../web/embed/", import.meta.url))

export const folder = process.env.OUTIS_FRAMEWORKS

/** What each needs from the registry. */
const PACKAGES = {
  react: "react react-dom @types/react @types/react-dom typescript esbuild",
  vue: "vue vite @vitejs/plugin-vue vue-tsc typescript@5.9",
  angular:
    "@angular/core @angular/common @angular/compiler @angular/platform-browser @angular/compiler-cli @angular/build"
    + " @angular/cli typescript@5.9 rxjs",
}

export const frameworks = Object.keys(PACKAGES)

/** Why they are not tried. */
export const noFrameworks =
  folder === undefined
    ? `OUTIS_FRAMEWORKS names no folder in which ${frameworks.map(name => `${name}/ has ${PACKAGES[name]}`).join(", ")}`
    : false

const TAKES = "(globalThis as any).deposited"
const HEAD = '<!doctype html><html><head><base href="/"><link rel="icon" href="data:,"></head>'
const COMPILER = {
  strict: true,
  target: "ES2022",
  moduleResolution: "bundler",
  lib: ["ES2023", "DOM", "DOM.Iterable"],
  types: [],
}

/** What stands around an example, how it is checked and built, and where the site then lies. */
const WAYS = {
  react: {
    example: ["react.tsx", "deposit.tsx"],
    files: {
      "main.tsx": `import {createRoot} from "react-dom/client"
        import {Deposit} from "./deposit.js"
        const deposit = (release: File, sha256: string) => { ${TAKES} = {release, sha256} }
        createRoot(document.querySelector("#app")!).render(<Deposit deposit={deposit} />)`,
      "tsconfig.json": JSON.stringify({
        compilerOptions: { ...COMPILER, module: "esnext", jsx: "react-jsx", noEmit: true },
        files: ["main.tsx", "deposit.tsx"],
      }),
      "out/index.html": `${HEAD}<body><div id="app"></div><script type="module" src="main.js"></script></body></html>`,
    },
    calls: [
      ["tsc", "-p", "."],
      [
        ...["esbuild", "main.tsx", "--bundle", "--format=esm", "--jsx=automatic", "--outfile=out/main.js"],
        '--define:process.env.NODE_ENV="production"',
      ],
    ],
    site: "out",
  },
  vue: {
    example: ["vue.vue", "Deposit.vue"],
    files: {
      "main.ts": `import {createApp, h} from "vue"
        import Deposit from "./Deposit.vue"
        const onDeposit = (release: File, sha256: string) => { ${TAKES} = {release, sha256} }
        createApp({render: () => h(Deposit, {onDeposit})}).mount("#app")`,
      "vite.config.js": `import vue from "@vitejs/plugin-vue"
        const isCustomElement = tag => tag === "outis-gate"
        export default {plugins: [vue({template: {compilerOptions: {isCustomElement}}})], build: {outDir: "out"}}`,
      "tsconfig.json": JSON.stringify({
        compilerOptions: { ...COMPILER, module: "esnext", jsx: "preserve", noEmit: true, skipLibCheck: true },
        include: ["main.ts", "Deposit.vue"],
      }),
      "index.html": `${HEAD}<body><div id="app"></div><script type="module" src="/main.ts"></script></body></html>`,
    },
    calls: [
      ["vue-tsc", "-p", "."],
      ["vite", "build"],
    ],
    site: "out",
  },
  angular: {
    example: ["angular.component.ts", "src/deposit.component.ts"],
    files: {
      "src/main.ts": `import {Component} from "@angular/core"
        import {bootstrapApplication} from "@angular/platform-browser"
        import {DepositComponent} from "./deposit.component"
        @Component({
          selector: "app-root",
          imports: [DepositComponent],
          template: '<app-deposit (deposit)="took($event)"></app-deposit>',
        })
        class App {
          took(result: unknown): void { ${TAKES} = result }
        }
        bootstrapApplication(App)`,
      "src/index.html": `${HEAD}<body><app-root></app-root></body></html>`,
      "tsconfig.json": JSON.stringify({
        compilerOptions: { ...COMPILER, module: "preserve", experimentalDecorators: true, skipLibCheck: true },
        angularCompilerOptions: { strictTemplates: true },
        files: ["src/main.ts"],
      }),
      "angular.json": JSON.stringify({
        version: 1,
        cli: { analytics: false },
        projects: {
          deposit: {
            projectType: "application",
            root: "",
            sourceRoot: "src",
            architect: {
              build: {
                builder: "@angular/build:application",
                options: {
                  outputPath: "out",
                  index: "src/index.html",
                  browser: "src/main.ts",
                  tsConfig: "tsconfig.json",
                  outputHashing: "none",
                },
              },
            },
          },
        },
      }),
    },
    calls: [["ng", "build"]],
    site: "out/browser",
  },
}

/** Builds the example of a framework for Outis at this address; the folder of the site. */
export async function buildExample(name, address) {
  const here = join(folder, name)
  const { example, files, calls, site } = WAYS[name]
  await promisify(execFile)(process.execPath, [join(embed, "gate.mjs")])
  const installed = join(here, "node_modules", "outis-embed")
  await mkdir(installed, { recursive: true })
  for (const part of ["package.json", "dist"]) await cp(join(embed, part), join(installed, part), { recursive: true })
  await rm(join(here, "out"), { recursive: true, force: true })
  const text = await readFile(join(embed, "examples", example[0]), "utf8")
  const all = { ...files, [example[1]]: text.replace("https://outis.example/outis.html", address) }
  for (const [path, content] of Object.entries(all)) {
    await mkdir(join(here, path, ".."), { recursive: true })
    await writeFile(join(here, path), content)
  }
  for (const [program, ...given] of calls)
    await promisify(execFile)(join(here, "node_modules", ".bin", program), given, { cwd: here }).catch(fault => {
      throw new Error(`${program}: ${fault.stdout}${fault.stderr}`)
    })
  return join(here, site)
}
