using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Reflection;
using System.Runtime.Loader;
using System.Threading;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

/// <summary>
/// Does what `dotnet build` and `dotnet app.dll` do for one file and the packages beside it: LAUNCH_COMPILE names files and the
/// folders that their app.dll is put into, LAUNCH_RUN an app.dll.
/// </summary>
internal class StartupHook
{
    /// <summary>What a console project of the SDK imports of its own accord (ImplicitUsings).</summary>
    private const string Usings =
        "global using System; global using System.Collections.Generic; global using System.IO; global using System.Linq; "
        + "global using System.Net.Http; global using System.Threading; global using System.Threading.Tasks;";

    /// <summary>Warnings of versions that differ from those that a library was built with, which the SDK turns off as well.</summary>
    private static readonly Dictionary<string, ReportDiagnostic> Untold = new()
    {
        ["CS1701"] = ReportDiagnostic.Suppress,
        ["CS1702"] = ReportDiagnostic.Suppress,
    };

    /// <summary>With the directives `#:` of file-based apps, which are nothing to the compiler.</summary>
    private static readonly CSharpParseOptions Syntax = CSharpParseOptions.Default
        .WithLanguageVersion(Enum.Parse<LanguageVersion>(Environment.GetEnvironmentVariable("LAUNCH_LANGUAGE") ?? "Latest"))
        .WithFeatures([new("FileBasedProgram", "true")]);

    public static void Initialize()
    {
        var compiled = Environment.GetEnvironmentVariable("LAUNCH_COMPILE");
        if (compiled != null) Environment.Exit(CompileAll(compiled.Split(Path.PathSeparator)));
        var file = Environment.GetEnvironmentVariable("LAUNCH_RUN")!;
        var libraries = Directory.GetFiles(Path.GetDirectoryName(file)!, "*.dll").ToDictionary(Path.GetFileNameWithoutExtension);
        AssemblyLoadContext.Default.Resolving += (context, name) =>
            libraries.TryGetValue(name.Name!, out var library) ? context.LoadFromAssemblyPath(library) : null;
        // A file-based app has no reflection in its serializer, a project has: what runs without it runs with it. OpenAI 2.0.0
        // begins with it, so that what has packages is run as a project.
        if (libraries.Count == 1) AppContext.SetSwitch("System.Text.Json.JsonSerializer.IsReflectionEnabledByDefault", false);
        var app = AssemblyLoadContext.Default.LoadFromAssemblyPath(file);
        // On a thread of its own, so that an exception ends the program without a word of what called it.
        var thread = new Thread(() => app.EntryPoint!.Invoke(null, BindingFlags.DoNotWrapExceptions, null, [Array.Empty<string>()], null));
        thread.Start();
        thread.Join();
        Environment.Exit(Environment.ExitCode);
    }

    private static int CompileAll(string[] pairs)
    {
        var framework = Directory.GetFiles(Environment.GetEnvironmentVariable("DOTNET_FRAMEWORK")!, "*.dll")
            .Where(file => !Path.GetFileName(file).StartsWith("Microsoft.CodeAnalysis"));
        var references = framework.Select(ReferenceOf).ToList();
        var failed = 0;
        for (var at = 0; at + 1 < pairs.Length; at += 2)
        {
            if (!Compile(pairs[at], pairs[at + 1], references)) failed += 1;
        }
        return failed == 0 ? 0 : 1;
    }

    private static MetadataReference ReferenceOf(string file) => MetadataReference.CreateFromFile(file);

    /// <summary>Compiles as `dotnet build -warnaserror` does; whether there was neither an error nor a warning.</summary>
    private static bool Compile(string file, string folder, List<MetadataReference> framework)
    {
        var added = Path.Combine(Path.GetDirectoryName(Path.GetFullPath(file))!, "packages");
        var packages = Directory.Exists(added) ? Directory.GetFiles(added, "*.dll", SearchOption.AllDirectories) : [];
        var references = framework.Concat(packages.Select(ReferenceOf));
        var options = new CSharpCompilationOptions(OutputKind.ConsoleApplication)
            .WithNullableContextOptions(NullableContextOptions.Enable)
            .WithSpecificDiagnosticOptions(Untold)
            .WithOptimizationLevel(OptimizationLevel.Debug);
        var trees = new[] { (Usings, "GlobalUsings.g.cs"), (File.ReadAllText(file), file) }
            .Select(one => CSharpSyntaxTree.ParseText(one.Item1, Syntax, one.Item2));
        var stream = new MemoryStream();
        var result = CSharpCompilation.Create("app", trees, references, options).Emit(stream);
        var faults = result.Diagnostics.Where(one => one.Severity >= DiagnosticSeverity.Warning).ToList();
        foreach (var fault in faults) Console.Error.WriteLine(fault);
        if (faults.Count > 0) return false;
        Directory.CreateDirectory(folder);
        File.WriteAllBytes(Path.Combine(folder, "app.dll"), stream.ToArray());
        foreach (var library in packages) File.Copy(library, Path.Combine(folder, Path.GetFileName(library)), true);
        return true;
    }
}
