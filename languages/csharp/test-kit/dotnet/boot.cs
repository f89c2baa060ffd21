using System;
using System.Collections;
using System.IO;
using System.Linq;
using System.Reflection;

/// <summary>
/// Compiles the file BOOT_SOURCE into the library BOOT_OUTPUT with the compiler that the program carries, by reflection alone:
/// Mono's compiler, which builds this file, cannot read its libraries.
/// </summary>
internal class StartupHook
{
    private const string Common = "Microsoft.CodeAnalysis";
    private const string CSharp = "Microsoft.CodeAnalysis.CSharp";
    private const int Library = 2;

    public static void Initialize()
    {
        var tree = Call(CSharp, "CSharpSyntaxTree", "ParseText", null, File.ReadAllText(Variable("BOOT_SOURCE")));
        var files = Directory.GetFiles(Variable("DOTNET_FRAMEWORK"), "*.dll");
        var references = files.Select(file => Call(Common, "MetadataReference", "CreateFromFile", null, file));
        var options = Call(CSharp, "CSharpCompilationOptions", ".ctor", null, Enum.ToObject(TypeOf(Common, "OutputKind"), Library), false);
        var compilation = Call(
            CSharp, "CSharpCompilation", "Create", null,
            "launcher", ListOf(TypeOf(Common, "SyntaxTree"), tree), ListOf(TypeOf(Common, "MetadataReference"), references.ToArray()), options);
        var stream = new MemoryStream();
        var result = Call(Common, "Compilation", "Emit", compilation, stream);
        if (!(bool)result.GetType().GetProperty("Success").GetValue(result))
        {
            foreach (var fault in (IEnumerable)result.GetType().GetProperty("Diagnostics").GetValue(result))
                Console.Error.WriteLine(fault);
            Environment.Exit(1);
        }
        File.WriteAllBytes(Variable("BOOT_OUTPUT"), stream.ToArray());
        Environment.Exit(0);
    }

    private static string Variable(string name)
    {
        return Environment.GetEnvironmentVariable(name);
    }

    private static Type TypeOf(string assembly, string name)
    {
        return Assembly.Load(assembly).GetType(assembly + "." + name, true);
    }

    private static Array ListOf(Type type, params object[] items)
    {
        var list = Array.CreateInstance(type, items.Length);
        items.CopyTo(list, 0);
        return list;
    }

    private static bool Takes(ParameterInfo parameter, object given)
    {
        return given == null ? !parameter.ParameterType.IsValueType : parameter.ParameterType.IsInstanceOfType(given);
    }

    /// <summary>Calls the first method that takes what is given; the other parameters have their defaults.</summary>
    private static object Call(string assembly, string type, string name, object self, params object[] given)
    {
        var all = BindingFlags.Public | BindingFlags.Static | BindingFlags.Instance;
        foreach (var method in TypeOf(assembly, type).GetMember(name, all).OfType<MethodBase>())
        {
            var parameters = method.GetParameters();
            if (parameters.Length < given.Length) continue;
            if (!parameters.Select((one, at) => at < given.Length ? Takes(one, given[at]) : one.IsOptional).All(fits => fits)) continue;
            var values = parameters.Select((one, at) => at < given.Length ? given[at] : DefaultOf(one)).ToArray();
            var constructor = method as ConstructorInfo;
            return constructor != null ? constructor.Invoke(values) : method.Invoke(self, values);
        }
        throw new MissingMethodException(type, name);
    }

    private static object DefaultOf(ParameterInfo parameter)
    {
        if (parameter.DefaultValue != null) return parameter.DefaultValue;
        return parameter.ParameterType.IsValueType ? Activator.CreateInstance(parameter.ParameterType) : null;
    }
}
