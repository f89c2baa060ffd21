import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Run, run } from '../../../tests/interpreters.ts';

const PROJECT = `<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup>
    <OutputType>Exe</OutputType>
    <TargetFramework>net$(BundledNETCoreAppTargetFrameworkVersion)</TargetFramework>
    <AssemblyName>app</AssemblyName>
    <ImplicitUsings>enable</ImplicitUsings>
    <UseAppHost>false</UseAppHost>
  </PropertyGroup>
</Project>
`;

/** Literals in one method, which the compiler takes long for when there are very many. */
const AT_ONCE = 500;

/** A program that prints these texts, one a line, by their UTF-16 units: no encoding of the output has a say. */
export function programOf(literals: readonly string[]): string {
  const parts: string[] = [];
  for (let at = 0; at < literals.length; at += AT_ONCE)
    parts.push(
      literals
        .slice(at, at + AT_ONCE)
        .map((literal) => `        Print(${literal});\n`)
        .join(''),
    );
  const methods = parts.map((body, index) => `    static void Part${index}()\n    {\n${body}    }\n`).join('\n');
  const calls = parts.map((_, index) => `        Part${index}();\n`).join('');
  return `class Texts
{
    static void Main(string[] args)
    {
${calls}    }

    static void Print(string text) =>
        Console.WriteLine(string.Concat(text.Select(unit => ((int)unit).ToString("x4"))));

${methods}}
`;
}

/** Builds and runs a program of C# without packages, as a project of its own. */
export function runCsharp(program: string): Run {
  const folder = mkdtempSync(join(tmpdir(), 'snippetry-'));
  const environment = { DOTNET_CLI_HOME: folder, DOTNET_CLI_TELEMETRY_OPTOUT: '1', DOTNET_NOLOGO: '1' };
  try {
    const app = join(folder, 'app');
    mkdirSync(app);
    writeFileSync(join(app, 'app.csproj'), PROJECT);
    writeFileSync(join(app, 'Program.cs'), program);
    const built = run(['dotnet', 'build', app, '-v', 'quiet', '--output', join(folder, 'built')], '', environment);
    return built.status === 0 ? run(['dotnet', join(folder, 'built/app.dll')], '', environment) : built;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What C# makes of literals of texts, all in one program. */
export function decodeCsharp(literals: readonly string[]): string[] {
  const { stdout, stderr, status } = runCsharp(programOf(literals));
  if (status !== 0) throw new Error((stderr || stdout).slice(0, 2000));
  return stdout
    .split('\n')
    .slice(0, -1)
    .map((line) => String.fromCharCode(...(line.match(/..../g) ?? []).map((unit) => Number.parseInt(unit, 16))));
}
